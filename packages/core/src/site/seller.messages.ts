export const sellerMessages = {
  ogrn: (number: string) => `ОГРН ${number}`,
  inn: (number: string) => `ИНН ${number}`
} as const
