export const failureNotesMessages = {
  session: 'звонок прозвенел',
  opening: 'минутку!',
  offline: 'перемена',
  busy: 'не все сразу!',
  failure: 'исправь!'
} as const
