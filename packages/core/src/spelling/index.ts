export { composedText, freeText, typedMailbox, typedText } from './typed-text.ts'
