import { freeText } from '@vitrina/core/spelling'

const TEXT_MAX = 200

/** The ids that lists print. */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What strangers wrote must not draw on the keeper's terminal. */
export const oneLine = (text: string) =>
  freeText(text)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, TEXT_MAX)
