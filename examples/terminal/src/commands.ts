import { toFailure } from '@vitrina/core'
import { toRussianLayout } from '@vitrina/core/values'

import { signIn, signOut } from './account.ts'
import { applyPromo, buy, changeLine, removeLine, showBasket } from './basket.ts'
import { search, showCategories, showMore, showProduct, showProducts } from './browse.ts'
import { Cancelled } from './dialogue.ts'
import { showNotices } from './notices.ts'
import { placeOrder } from './order.ts'
import { Gone } from './screen.ts'
import { Misunderstanding, type Visit } from './visit.ts'

interface Command {
  readonly name: string
  /** What may follow the name. */
  readonly words?: string
  readonly about: string
  run(visit: Visit, words: string): Promise<void>
}

const commands: readonly Command[] = [
  { name: 'каталог', words: '[раздел]', about: 'разделы магазина', run: showCategories },
  { name: 'товары', words: '[раздел]', about: 'список товаров', run: showProducts },
  { name: 'найти', words: '<слова>', about: 'поиск', run: search },
  { name: 'ещё', about: 'следующая страница списка', run: showMore },
  { name: 'товар', words: '<номер>', about: 'карточка товара и варианты', run: showProduct },
  { name: 'купить', words: '[вариант] [штук]', about: 'положить в корзину', run: buy },
  { name: 'корзина', about: 'что выбрано и сколько стоит', run: showBasket },
  { name: 'изменить', words: '<строка> <штук>', about: 'другое количество', run: changeLine },
  { name: 'убрать', words: '<строка>', about: 'вынуть из корзины', run: removeLine },
  { name: 'промокод', words: '[код]', about: 'применить, без кода — снять', run: applyPromo },
  { name: 'заказать', about: 'доставка, оплата, заказ', run: placeOrder },
  { name: 'войти', words: '[e-mail]', about: 'ваши цены, бонусы и оповещения', run: signIn },
  { name: 'выйти', about: 'покупать как гость', run: signOut },
  { name: 'оповещения', about: 'что писал магазин', run: showNotices },
  { name: 'помощь', about: 'этот список', run: showHelp },
  { name: 'конец', about: 'закрыть магазин, как и Ctrl-C', run: leave }
]

const COLUMN = 28

async function showHelp({ screen }: Visit): Promise<void> {
  for (const { name, words = '', about } of commands) {
    screen.say(`  ${`${name} ${words}`.padEnd(COLUMN)}${screen.dim(about)}`)
  }
  screen.say(screen.dim('  Хватит начала слова: «корз» — это «корзина».'))
}

function leave(): Promise<void> {
  return Promise.reject(new Gone())
}

/** Does what a line says, or tells why not. Only Gone gets through. */
export async function perform(visit: Visit, line: string): Promise<void> {
  if (line === '') return
  const [word = '', ...words] = line.split(/\s+/)
  const command = findCommand(word) ?? findCommand(toRussianLayout(word))
  try {
    if (!command) throw new Misunderstanding(`Не знаю слова «${word}». Что можно: «помощь».`)
    await command.run(visit, words.join(' '))
  } catch (error) {
    if (error instanceof Gone) throw error
    visit.screen.say(wordsFor(error))
  }
}

/** By its name or the only beginning of it. */
function findCommand(word: string): Command | undefined {
  const asked = word.toLowerCase().replaceAll('е', 'ё')
  const like = (name: string) => name.replaceAll('е', 'ё')
  const exact = commands.find(({ name }) => like(name) === asked)
  const begun = commands.filter(({ name }) => like(name).startsWith(asked))
  return exact ?? (begun.length === 1 ? begun[0] : undefined)
}

function wordsFor(error: unknown): string {
  if (error instanceof Misunderstanding) return error.message
  if (error instanceof Cancelled) return 'Хорошо, вернулись к покупкам. Корзина на месте.'
  const { message, fieldErrors } = toFailure(error)
  return [message, ...Object.values(fieldErrors)].join('\n')
}
