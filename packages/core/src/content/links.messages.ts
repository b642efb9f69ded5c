/** How the kinds of the price list are called. */
export const linkMessages = { csv: 'Прайс-лист CSV', xlsx: 'Прайс-лист Excel' } as const
