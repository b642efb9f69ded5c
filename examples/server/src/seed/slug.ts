const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'j',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya'
}

/** A latin address part of a Russian title: «Школьная форма» gives `shkolnaya-forma`. */
export function slug(title: string): string {
  const parts: string[] = []
  let hasGap = false
  for (const letter of title.toLowerCase()) {
    const latin = LETTERS[letter] ?? (isLatinOrDigit(letter) ? letter : undefined)
    if (latin === undefined) {
      hasGap = parts.length > 0
      continue
    }
    if (hasGap) parts.push('-')
    hasGap = false
    parts.push(latin)
  }
  return parts.join('')
}

const isLatinOrDigit = (letter: string) =>
  (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9')
