// npm run test:unit [-- NAME]: all unit and component tests, or those of files (parts of paths work), or else those
// whose titles contain NAME.
import {give} from './bootstrap.mjs';
import {byPath, nothing, unitFiles} from './choose.mjs';
import {finish, unit} from './steps.mjs';

const words = process.argv.slice(2);
const word = words.join(' ');
const files = unitFiles();
const found = words.map(each => byPath(files, each));
const selection = found.every(each => each.length) ? {files: [...new Set(found.flat())]} : {titles: [word]};
const {passed, failed} = await unit(word ? selection : {});
if (passed + failed === 0) give(nothing('unit', word, files));
finish();
