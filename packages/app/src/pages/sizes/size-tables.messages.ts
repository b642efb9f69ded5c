export const sizeTablesMessages = {
  how: 'как мерить',
  table: 'Таблица размеров',
  lead: 'У каждого бренда своя сетка. Снимите три мерки и сравните с таблицей:'
} as const
