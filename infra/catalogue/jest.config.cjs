module.exports = require('@souk/tooling/jest')(__dirname);
