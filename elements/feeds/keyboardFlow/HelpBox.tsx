import {shortcutFor} from '#domain/feed/feedShortcuts';
import {FloatingBox} from '#ui/box/FloatingBox';
import {useSetting} from '#ui/useSetting';
import {useSource} from '#ui/useSource';
import {isHelpOpen} from './help';
import {actions, chosenKeys} from './keys';
import {actionNames, text} from './messages';

/** A box that lists the keyboard shortcuts of the feed. */
export default function HelpBox() {
  const isOpen = useSource(isHelpOpen, isHelpOpen.get);
  const [chosen] = useSetting(chosenKeys);
  if (!isOpen) return null;
  return (
    <FloatingBox
      id="keyboardFlow"
      title={text.box}
      close={() => isHelpOpen.set(false)}
      size={{width: 320, height: 300}}
    >
      <dl>
        {actions.map(action => (
          <div key={action}>
            <dt>
              <kbd>{shortcutFor(action, chosen)}</kbd>
              {action === 'open' ? (
                <>
                  {' '}
                  {text.or} <kbd>{text.enter}</kbd>
                </>
              ) : null}
            </dt>
            <dd>{actionNames[action]}</dd>
          </div>
        ))}
      </dl>
    </FloatingBox>
  );
}
