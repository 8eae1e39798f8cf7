import { EARLY_EDITS, EARLY_TAPS } from '@souk/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepEditsWhileHydrating, repeatEarlyInput } from './early-input.ts';

const submitted = jest.fn();

function Form() {
  const [email, setEmail] = useState('');
  const [note, setNote] = useState('at the door');
  const [sort, setSort] = useState('best');
  const [cutlery, setCutlery] = useState(false);
  const [size, setSize] = useState('small');
  // As what the visitor's device alone knows: it renders the fields once more.
  const known = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <form
      data-known={known}
      onSubmit={(event) => {
        event.preventDefault();
        submitted({ email, note, sort, cutlery, size });
      }}
    >
      <input
        type="email"
        aria-label="Email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <textarea aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      <select aria-label="Sort" value={sort} onChange={({ target }) => setSort(target.value)}>
        <option value="best">Best</option>
        <option value="cheap">Cheap</option>
      </select>
      <label>
        <input type="checkbox" checked={cutlery} onChange={({ target }) => setCutlery(target.checked)} />
        Cutlery
      </label>
      {['small', 'large'].map((value) => (
        <label key={value}>
          <input type="radio" name="size" checked={size === value} onChange={() => setSize(value)} />
          {value}
        </label>
      ))}
      <button type="submit">Send</button>
    </form>
  );
}

/** As the server renders it. React hydrates what is in a boundary last. */
const HTML =
  '<!--$--><form data-known="false"><input type="email" aria-label="Email" value=""/><textarea aria-label="Note">at the door</textarea>' +
  '<select aria-label="Sort"><option value="best" selected="">Best</option><option value="cheap">Cheap</option></select>' +
  '<label><input type="checkbox"/>Cutlery</label>' +
  '<label><input type="radio" name="size" checked=""/>small</label><label><input type="radio" name="size"/>large</label>' +
  '<button type="submit">Send</button></form><!--/$-->';

/** The page as the server sent it, on which this was done before it was hydrated. */
async function hydrateAfter(doBefore: () => { edited?: Element[]; tapped?: Element[] }) {
  document.body.innerHTML = `<div id="root">${HTML}</div>`;
  const root = document.getElementById('root') as HTMLElement;
  const { edited = [], tapped = [] } = doBefore();
  const edits = edited.map((field) => {
    const { value, checked } = field as HTMLInputElement;
    return { field, value, checked };
  });
  Object.assign(globalThis, { [EARLY_EDITS]: edits, [EARLY_TAPS.global]: tapped });
  await act(async () => {
    hydrateRoot(
      root,
      <Suspense>
        <Form />
      </Suspense>,
    );
    repeatEarlyInput(root);
  });
}

beforeEach(() => submitted.mockClear());

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('keeps what was typed and chosen before the page was hydrated, and submits it', async () => {
  await hydrateAfter(() => {
    const edited: HTMLElement[] = [];
    const edit = (field: HTMLElement, change: object) => edited.push(Object.assign(field, change));
    edit(box('Email'), { value: 'mona@example.com' });
    edit(box('Note'), { value: '' });
    edit(screen.getByRole('combobox', { name: 'Sort' }), { value: 'cheap' });
    edit(screen.getByRole('checkbox', { name: 'Cutlery' }), { checked: true });
    edit(screen.getByRole('radio', { name: 'large' }), { checked: true });
    return { edited, tapped: [screen.getByRole('button', { name: 'Send' })] };
  });
  await waitFor(() =>
    expect(submitted).toHaveBeenCalledWith({
      email: 'mona@example.com',
      note: '',
      sort: 'cheap',
      cutlery: true,
      size: 'large',
    }),
  );
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(box('Email')).toHaveValue('mona@example.com');
});

it('submits a form that was submitted by Enter before the page was hydrated', async () => {
  await hydrateAfter(() => {
    const email = Object.assign(box('Email'), { value: 'mona@example.com' });
    return { edited: [email], tapped: [email.form as HTMLFormElement] };
  });
  expect(submitted.mock.calls).toEqual([[expect.objectContaining({ email: 'mona@example.com' })]]);
});

it('changes nothing where a box was checked and unchecked again', async () => {
  await hydrateAfter(() => ({
    edited: [screen.getByRole('checkbox', { name: 'Cutlery' })],
    tapped: [screen.getByRole('button', { name: 'Send' })],
  }));
  expect(submitted.mock.calls).toEqual([[expect.objectContaining({ cutlery: false })]]);
});

it('keeps what is chosen and typed while the page is being hydrated', async () => {
  keepEditsWhileHydrating();
  document.body.innerHTML = `<div id="root">${HTML}</div>`;
  await act(async () => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <Suspense>
        <Form />
      </Suspense>,
    );
    // Nothing of it is hydrated yet.
    const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort' });
    sort.value = 'cheap';
    fireEvent.input(sort);
    sort.dispatchEvent(new Event('change', { bubbles: true }));
    screen.getByRole('checkbox', { name: 'Cutlery' }).click();
    fireEvent.input(box('Email'), { target: { value: 'mona@example.com' } });
  });
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('cheap');
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  expect(submitted.mock.calls).toEqual([
    [expect.objectContaining({ email: 'mona@example.com', sort: 'cheap', cutlery: true })],
  ]);
});
