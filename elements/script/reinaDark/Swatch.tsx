import {chooseDarkTheme} from '#host/pages/shell/themeSwatches';
import {Button} from '#ui/Button';
import {Tooltip} from '#ui/tooltip/Tooltip';
import {useSetting} from '#ui/useSetting';
import {reinaDarkEnable} from './settings';
import {text} from './messages';

/** Colors of the theme (page.css), which the swatch shows in every theme. */
const colours = {background: 'rgb(14, 18, 22)', color: 'rgb(225, 232, 240)', borderColor: 'rgb(120, 180, 255)'};

/** A swatch beside those of the site's themes, as large as they are. */
export default function Swatch({height}: {height: number}) {
  const [isChosen, save] = useSetting(reinaDarkEnable);
  const choose = () => {
    // Choosing a theme of the site leaves ours, so it comes first.
    chooseDarkTheme();
    save(true);
  };
  return (
    <Tooltip text={text.swatch}>
      <Button
        className="swatch"
        style={{...colours, blockSize: height, inlineSize: height}}
        aria-label={text.swatch}
        pressed={isChosen}
        onClick={choose}
      >
        A
      </Button>
    </Tooltip>
  );
}
