import type {FeatureInfo} from '#services/features';
import {useServices} from '#ui/context';
import {CopyText} from './CopyText';
import {reportText} from './reportText';
import {reportLabels} from './rowMessages';

/** Copies information for a maintainer about a feature. */
export function CopyReport({feature}: {feature: FeatureInfo}) {
  const services = useServices();
  const text = () => reportText(feature, services, {path: location.pathname, browser: navigator.userAgent});
  return <CopyText about={reportLabels.about(feature.name)} text={text} />;
}
