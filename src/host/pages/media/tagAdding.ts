import {anchor} from '../anchor';

/** The list to add tags from is known by its length: it has more children than this (spec 3, section 5). */
const fewest = 205;

const options = '.el-select-dropdown__list > .el-select-dropdown__item';

/** What the person points at, by pointer or arrow keys, in the list of tags that may be added to a work. */
export interface PointedTag {
  /** `undefined`: at nothing yet. */
  tagName: string | undefined;
}

/** The drop-down with all tags, while tags are added to a work: append to it. */
export const tagChoice = anchor<PointedTag>('tagChoice', {
  selector: '.el-select-dropdown',
  position: 'append',
  presence: 'maybe',
  evidence: 'Drop-downs of the widget library hang in the body; the option that is pointed at has the class "hover".',
  watch: {attributes: ['class'], text: true},
  read(node) {
    if (node.querySelectorAll(options).length <= fewest) return undefined;
    return {tagName: node.querySelector(`${options}.hover`)?.textContent?.trim() || undefined};
  },
});

/** The description of a tag that the site itself shows on the page of a work, where it does. */
export const nativeDescription = '.media .sidebar .tags .tag > .tag-description';
