import { getResponse } from 'msw';
import { contractHandler, type Answers } from './handlers.ts';

/** Answers one request of the contract where no server of a test stands, such as in a page that shows components. */
export async function answerCall(request: Request, answers: Answers = {}): Promise<Response> {
  const response = await getResponse([contractHandler(() => answers)], request);
  return response ?? Response.json({ errors: [] }, { status: 404 });
}
