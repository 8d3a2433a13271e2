import {Button} from '#ui/Button';
import {useSource} from '#ui/useSource';
import {isChosen} from './state';
import {text} from './messages';

/** The option "For You" of the site's switch. */
export default function ForYouOption() {
  const chosen = useSource(isChosen, isChosen.get);
  return (
    <Button variant="quiet" pressed={chosen} onClick={() => isChosen.set(true)}>
      {text.forYou}
    </Button>
  );
}
