const { basename } = require('node:path');

/** An imported picture or font is its own file name in a test. */
module.exports = {
  process: (_source, path) => ({ code: `module.exports = ${JSON.stringify(basename(path))};` }),
};
