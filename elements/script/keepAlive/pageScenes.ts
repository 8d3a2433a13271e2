import type {Condition} from '#e2e/support/condition';

/** Whether a notice like the site's is shown. */
export const condition: Condition = {
  observe: page =>
    page.evaluate(async () => {
      const message = document.createElement('div');
      message.className = 'el-message el-message--error';
      message.textContent = 'Session expired, please refresh';
      document.body.append(message);
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      const {display} = getComputedStyle(message);
      message.remove();
      return display;
    }),
};
