import { screen } from '@testing-library/react'

/** The words of each row of the list that has this text in a row. */
export const rowWords = (text: string) =>
  [...(screen.getByText(text).closest('ul')?.children ?? [])].map(row =>
    row.textContent?.replace(/\s/g, ' ')
  )
