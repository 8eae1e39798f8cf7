import { remotePreset } from '@souk/tooling/eslint';

export default remotePreset(import.meta.dirname);
