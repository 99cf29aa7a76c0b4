import { ApiError } from '../providers/apiError';

/** A wrong code is a fault of the field, not of the page. */
export async function atCode<T>(checking: Promise<T>): Promise<T> {
  try {
    return await checking;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      throw new ApiError(error.message, 422, { ...error.body, errors: { code: error.message } });
    throw error;
  }
}
