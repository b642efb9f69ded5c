import type { Filter } from '@vitrina/core/entities'

/** Values of one filter that suit what was asked. */
interface Suiting {
  /** Every value of the filter: a product that has none of them says nothing of it. */
  readonly all: readonly number[]
  readonly suiting: readonly number[]
}

/** A fact that was asked in words: a class, an age, a height. */
export interface AskedFact {
  /** The first filter that a product says anything of decides. */
  readonly filters: readonly Suiting[]
  /** Whether a product that says nothing of it is meant too. */
  readonly orUnsaid: boolean
}

/** What a search asks for, taken apart. */
export interface Reading {
  /** Words that a product has to have; may be empty beside facts. */
  readonly words: string
  /** The words of the facts as they were typed. */
  readonly said: string
  readonly facts: readonly AskedFact[]
  /** Words that a product had better have. */
  readonly liked: string
}

export interface FactSources {
  readonly filters: readonly Filter[]
  /** Centimetres by years, from the size tables of the shop. */
  readonly heightByAge: ReadonlyMap<number, number>
}

type Range = readonly [from: number, to: number]

const FIRST_CLASS_AGE = 7
const LAST_CLASS = 11
const PRESCHOOL: Range = [0, 0]
const AGES: Range = [3, 17]
const ORDINALS = 'перв|втор|трет|четверт|пят|шест|седьм|восьм|девят|десят|одиннадцат'.split('|')
const PUPILS = 'перво|второ|трете|четверо|пяти|шести|семи|восьми|девяти|десяти|одиннадцати'.split(
  '|'
)

const START = '(?<=^|\\s)(?:(?:в|во|на|для|от|с|за)\\s+)?'
const END = '(?=$|[\\s,.?!])'
const NUMBERS = '(\\d{1,3})(?:\\s*[-–—]\\s*(\\d{1,3}))?'
const pattern = (body: string) => new RegExp(`${START}${body}${END}`)

const CLASS = pattern(`${NUMBERS}(?:\\s*-?(?:й|го|ый|ого|ому|му|м))?\\s*(?:класс[а-я]*|кл\\.?)`)
const ORDINAL_CLASS = pattern(`(${ORDINALS.join('|')})[а-я]*\\s+класс[а-я]*`)
const PUPIL = pattern(`(${PUPILS.join('|')})клас[а-я]+`)
const FIRST_PUPIL = pattern('первоклаш[а-я]+')
const SCHOOLS: readonly (readonly [RegExp, Range])[] = [
  [pattern('(?:дошкольн|подготовишк)[а-я]+'), PRESCHOOL],
  [pattern('(?:начальн[а-я]+\\s+(?:школ|класс)|младш[а-я]+\\s+класс)[а-я]*'), [1, 4]],
  [pattern('старш(?:еклас|[а-я]+\\s+класс)[а-я]*'), [10, LAST_CLASS]]
]
const AGE = pattern(`${NUMBERS}\\s*(?:лет|года?|годик[а-я]*)`)
const HEIGHT = pattern(`рост[а-я]*\\s*${NUMBERS}(?:\\s*см\\.?)?`)
const HEIGHT_RANGE = pattern('(\\d{3})\\s*[-–—]\\s*(\\d{3})(?:\\s*см\\.?)?')
const NOISE = pattern(
  '(?:купить|куплю|заказать|цен[аы]|недорог[а-я]+|недорого|дешев[а-я]+|нуж[а-я]+|ищу|хочу|как(?:ой|ая|ое|ие|ую)|выбрать|посоветуйте|посоветовать|собрать|ребенк[а-я]|сколько стоит)'
)

/** Takes class, age and height out of a text, and the words that ask for no thing. */
export function readFacts(text: string, sources: FactSources): Reading {
  const facts: AskedFact[] = []
  const said: string[] = []
  const liked: string[] = []
  let words = text.toLowerCase().replaceAll('ё', 'е')
  for (const reader of READERS) {
    const found = reader.find(words)
    const fact = found && reader.fact(found.range, sources)
    if (!found || !fact) continue
    facts.push(fact)
    said.push(found.said)
    if (reader.liked) liked.push(reader.liked(found.range))
    words = words.replace(found.said, ' ')
  }
  words = tidy(withoutNoise(words))
  return { words, said: said.map(tidy).join(' '), facts, liked: liked.join(' ') }
}

/** A text as it stands, every word of it. */
export const asTyped = (text: string): Reading => ({ words: text, said: '', facts: [], liked: '' })

interface Found {
  readonly said: string
  readonly range: Range
}

interface FactReader {
  find(words: string): Found | undefined
  fact(range: Range, sources: FactSources): AskedFact | undefined
  liked?(range: Range): string
}

const READERS: readonly FactReader[] = [
  {
    find: words => numbersIn(words, CLASS) ?? ordinalIn(words),
    fact: (range, sources) => ofClass(range, sources),
    // Some things say so in their very name.
    liked: ([from]) => (from === 1 ? 'первокласснику' : '')
  },
  { find: words => numbersIn(words, AGE), fact: ofAge },
  { find: words => numbersIn(words, HEIGHT) ?? numbersIn(words, HEIGHT_RANGE), fact: ofHeight }
]

function numbersIn(words: string, wanted: RegExp): Found | undefined {
  const [said, from, to] = wanted.exec(words) ?? []
  return said === undefined ? undefined : { said, range: [Number(from), Number(to ?? from)] }
}

function ordinalIn(words: string): Found | undefined {
  for (const [wanted, names] of [
    [ORDINAL_CLASS, ORDINALS],
    [PUPIL, PUPILS]
  ] as const) {
    const [said, name = ''] = wanted.exec(words) ?? []
    if (said !== undefined)
      return { said, range: [names.indexOf(name) + 1, names.indexOf(name) + 1] }
  }
  for (const [wanted, range] of [[FIRST_PUPIL, [1, 1]] as const, ...SCHOOLS]) {
    const said = wanted.exec(words)?.[0]
    if (said !== undefined) return { said, range }
  }
  return undefined
}

function ofClass(range: Range, { filters }: FactSources): AskedFact | undefined {
  const suiting = suitingClass(range, filters)
  return suiting && { filters: [suiting], orUnsaid: true }
}

/** What is worn goes by the height, the rest by the class of that age. */
function ofAge(range: Range, sources: FactSources): AskedFact | undefined {
  const [from, to] = range
  if (from < AGES[0] || to > AGES[1]) return undefined
  const heights = [from, to].map(age => sources.heightByAge.get(age))
  const [low, high] = heights
  const byHeight = low && high ? suitingHeight([low, high], sources.filters) : undefined
  const grade = (age: number) => Math.min(Math.max(age - FIRST_CLASS_AGE + 1, 0), LAST_CLASS)
  const byClass = suitingClass([grade(from), grade(to)], sources.filters)
  const suiting = [byHeight, byClass].filter(each => each !== undefined)
  return suiting.length > 0 ? { filters: suiting, orUnsaid: true } : undefined
}

function ofHeight(range: Range, { filters }: FactSources): AskedFact | undefined {
  const suiting = suitingHeight(range, filters)
  return suiting && { filters: [suiting], orUnsaid: false }
}

function suitingClass([from, to]: Range, filters: readonly Filter[]): Suiting | undefined {
  const filter = filters.find(({ values }) => values.some(({ title }) => /\d\s*класс/.test(title)))
  return suitingOf(filter, title => {
    const [first, last] = classesOf(title)
    return first <= to && from <= last
  })
}

function classesOf(title: string): Range {
  const [, from, to] = /(\d+)(?:\s*[-–—]\s*(\d+))?\s*класс/.exec(title) ?? []
  return from === undefined ? PRESCHOOL : [Number(from), Number(to ?? from)]
}

/** A height between two sizes goes by the larger one: children grow. */
function suitingHeight([from, to]: Range, filters: readonly Filter[]): Suiting | undefined {
  const filter = filters.find(({ kind, title }) => kind === 'size' && /рост/i.test(title))
  const heights = (filter?.values ?? []).map(({ title }) => Number(title))
  const upTo = Math.min(...heights.filter(height => height >= to))
  return suitingOf(filter, title => Number(title) >= from && Number(title) <= upTo)
}

function suitingOf(
  filter: Filter | undefined,
  suits: (title: string) => boolean
): Suiting | undefined {
  const suiting = filter?.values.filter(({ title }) => suits(title)).map(({ id }) => id) ?? []
  if (filter === undefined || suiting.length === 0) return undefined
  return { all: filter.values.map(({ id }) => id), suiting }
}

function withoutNoise(words: string): string {
  const rest = words.replaceAll(new RegExp(NOISE, 'g'), ' ')
  return tidy(rest) === '' ? words : rest
}

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
