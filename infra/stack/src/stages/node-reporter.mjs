// A reporter of node:test that writes a line of JSON per finished test.
export default async function* report(events) {
  const errors = new Map();
  for await (const { type, data } of events) {
    if (type === 'test:stderr') errors.set(data.file, (errors.get(data.file) ?? '') + data.message);
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const error = data.details.error;
    const ofFile = data.name === data.file;
    yield `${JSON.stringify({
      file: data.file,
      name: data.name,
      kind: ofFile ? 'file' : (data.details.type ?? 'test'),
      state:
        type === 'test:fail'
          ? 'failed'
          : data.skip !== undefined || data.todo !== undefined
            ? 'skipped'
            : 'passed',
      failureType: error?.failureType,
      text:
        error && `${error.cause?.stack ?? error.message}${ofFile ? `\n${errors.get(data.file) ?? ''}` : ''}`,
    })}\n`;
  }
}
