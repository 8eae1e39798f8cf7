import { isRecord } from '@souk/contracts';
import type { ErrorBody } from '@souk/contracts';
import { AxiosError, isCancel } from 'axios';
import { ApiError, type ApiErrorKind } from './api-error.ts';

/** Reads `{errors: [{code, message}]}`, and the `{message}` that some answers have instead (API-8). */
function errorsOf(body: unknown): ErrorBody['errors'] {
  if (!isRecord(body)) return [];
  if (Array.isArray(body.errors)) {
    return body.errors.filter(isRecord).flatMap(({ code, message }) =>
      // A code may be a number in an operator's backend.
      typeof message === 'string' ? [{ code: String(code ?? ''), message }] : [],
    );
  }
  return typeof body.message === 'string' ? [{ code: '', message: body.message }] : [];
}

function kindOf(error: AxiosError): ApiErrorKind {
  if (isCancel(error) || error.code === AxiosError.ECONNABORTED) return 'aborted';
  if (error.response) return 'http';
  return error.code === AxiosError.ETIMEDOUT ? 'timeout' : 'network';
}

/** Converts a failed request to an `ApiError` (API-8). */
export function toApiError(error: AxiosError): ApiError {
  const { config, response } = error;
  return new ApiError({
    kind: kindOf(error),
    status: response?.status ?? 0,
    errors: errorsOf(response?.data),
    call: `${config?.method?.toUpperCase() ?? 'GET'} ${config?.url ?? ''}`,
    cause: error,
  });
}
