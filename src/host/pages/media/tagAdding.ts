import {anchor, selector} from '../anchor';

/** The dropdown for adding tags is recognized by its length: it has more options than this. */
const minOptions = 205;

const options = '.el-select-dropdown__list > .el-select-dropdown__item';

/**
 * The option that the user points at, by mouse or arrow keys, in the list of tags that can be added to a media item.
 */
export interface HighlightedTag {
  /** `undefined` while no option is highlighted. */
  tagName: string | undefined;
}

/** The dropdown with all tags, shown while tags are added to a media item; appended to. */
export const tagDropdown = anchor<HighlightedTag>('tagDropdown', {
  selector: '.el-select-dropdown',
  position: 'append',
  presence: 'maybe',
  evidence: 'Dropdowns of the widget library are children of the body; the option pointed at has the class "hover".',
  watch: {attributes: ['class'], text: true},
  read(node) {
    if (node.querySelectorAll(options).length <= minOptions) return undefined;
    return {tagName: node.querySelector(`${options}.hover`)?.textContent?.trim() || undefined};
  },
});

/** Selector of the tag description that the site itself shows on a media page. */
export const hostTagDescription = selector('hostTagDescription', '.media .tags .tag .tag-description', {
  evidence: 'Low, 2024-07: no newer source has it.',
});
