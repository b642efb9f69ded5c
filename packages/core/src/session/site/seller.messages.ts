export const sellerMessages = {
  ogrn: (number: string) => `ОГРН ${number}`,
  inn: (number: string) => `ИНН ${number}`,
  account: (number: string) => `Расчётный счёт ${number}`,
  bank: (title: string, bik: string) => `${title}, БИК ${bik}`,
  correspondentAccount: (number: string) => `Корр. счёт ${number}`
} as const
