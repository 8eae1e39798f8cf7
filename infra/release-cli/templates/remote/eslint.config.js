import { preset } from '@souk/tooling/eslint';

export default preset(import.meta.dirname);
