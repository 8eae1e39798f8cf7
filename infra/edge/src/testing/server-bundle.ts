/** A bundle that answers with `page(request, answers)` once the calls in `calls` are answered. */
export const serverBundle = (page: string, calls: readonly string[] = []) => `
var soukServer = (() => {
  let asked, waiting, answers, progress;
  const finish = () => {
    try { progress.page = { html: '', css: '', accent: '', ...page(asked, answers), hydrationState: {
      path: asked.path, language: asked.language, zoneIds: asked.zoneIds, module: asked.module, stores: {}, answers: [], inlineStyles: ['height:9px'] } };
    } catch (error) { progress.fault = String(error); }
  };
  const page = ${page};
  return {
    begin(request) {
      asked = JSON.parse(request); answers = []; waiting = ${calls.length};
      progress = { calls: ${JSON.stringify(calls)}.map((path, id) => ({ id, path })) };
      if (waiting === 0) finish();
    },
    answer(id, status, body) { answers[id] = body; if (--waiting === 0) finish(); },
    takeProgress() { const text = JSON.stringify(progress); progress = { calls: [] }; return text; },
  };
})();`;
