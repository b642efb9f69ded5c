import { COMMENT_MAX } from '@vitrina/core/entities'
import { freeText } from '@vitrina/core/values'

/** The longest comment, and who wrote it. */
const TEXT_MAX = 2 * COMMENT_MAX

/** What strangers wrote must not draw on the keeper's terminal. */
export const oneLine = (text: string) =>
  freeText(text)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, TEXT_MAX)
