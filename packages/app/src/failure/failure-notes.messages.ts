export const failureNotesMessages = {
  session: 'звонок прозвенел',
  opening: 'минутку!',
  offline: 'перемена',
  failure: 'исправь!'
} as const
