import { Progress } from './progress.ts';
import { readSettings } from './settings.ts';
import { STEPS, startStack } from './start-stack.ts';
import { stopSignal } from './command.ts';
const stop = stopSignal();
const stack = await startStack(
  { ...readSettings({ SOUK_HOME: '/tmp/souk-try2' }), port: 18090 },
  {
    progress: new Progress(STEPS, (s) => console.log(s.name, s.state, s.detail)),
    stop,
    limits: { guest: 1e6, login: 1e6, signUp: 1e6 },
  },
);
console.log('READY', stack.url);
stop.addEventListener('abort', () => {
  void stack.close().then(() => process.exit(0));
});
setTimeout(() => process.exit(0), 1500_000);
