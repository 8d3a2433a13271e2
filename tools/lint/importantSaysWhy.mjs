// A stylelint rule: `!important` has a comment beside it, or one directly before its rule.
import stylelint from 'stylelint';

const ruleName = 'automail/important-says-why';
const messages = stylelint.utils.ruleMessages(ruleName, {
  silent: 'Say in a comment why this is !important',
});

const isComment = node => node?.type === 'comment';

function ruleFunction(isOn) {
  return (root, result) => {
    if (!stylelint.utils.validateOptions(result, ruleName, {actual: isOn, possible: [true]})) return;
    root.walkDecls(declaration => {
      if (!declaration.important) return;
      const {parent} = declaration;
      const beside = [declaration.prev(), declaration.next(), parent?.prev()];
      // A comment at the top of a sheet may apply to all of it.
      if (beside.some(isComment) || isAboutImportant(root.first)) return;
      stylelint.utils.report({result, ruleName, node: declaration, message: messages.silent});
    });
  };
}

const isAboutImportant = node => isComment(node) && node.text.includes('!important');

ruleFunction.ruleName = ruleName;
ruleFunction.messages = messages;

export const importantSaysWhy = stylelint.createPlugin(ruleName, ruleFunction);
