/** The header that asks the address of a payload for one part of it. */
export const SECTION_HEADER = 'page-part'
