import { toastPlace } from './toast-place.ts';

const HEIGHT = 56;
const HEAD = 64;
const place = (panel: { left: number; top: number; width: number }, width: number, rtl = false) =>
  toastPlace({ ...panel, headEnd: panel.top + HEAD }, { width, rtl }, HEIGHT);

it('is on the side without a drawer, in either direction', () => {
  const ltr = place({ left: 1020, top: 0, width: 420 }, 1440);
  expect(ltr).toMatchObject({ left: 24, width: 380, bottom: 24 });
  const rtl = place({ left: 0, top: 0, width: 420 }, 1440, true);
  expect(rtl).toMatchObject({ left: 1440 - 24 - 380, width: 380, bottom: 24 });
});

it('is narrower beside a drawer on a tablet', () => {
  const { left, width } = place({ left: 348, top: 0, width: 420 }, 768);
  expect(left + width).toBeLessThanOrEqual(348);
});

it('stays in its corner beside a dialog', () => {
  expect(place({ left: 490, top: 100, width: 460 }, 1440)).toMatchObject({ left: 1036, bottom: 24 });
  expect(place({ left: 490, top: 100, width: 460 }, 1440, true)).toMatchObject({ left: 24, bottom: 24 });
});

it('is above what is at the bottom', () => {
  expect(place({ left: 45, top: 300, width: 300 }, 390)).toMatchObject({ left: 16, width: 358, top: 16 });
});

it('is below the head of what leaves no room', () => {
  expect(place({ left: 0, top: 0, width: 390 }, 390)).toMatchObject({ top: 72, bottom: 'auto' });
  expect(place({ left: 0, top: 67, width: 390 }, 390)).toMatchObject({ top: 139, bottom: 'auto' });
});

it('never leaves the window', () => {
  const { left, width } = place({ left: 245, top: 0, width: 523 }, 768);
  expect(left).toBeGreaterThanOrEqual(16);
  expect(left + width).toBeLessThanOrEqual(768 - 16);
});
