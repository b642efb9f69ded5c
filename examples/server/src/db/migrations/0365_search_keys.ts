import { type Kysely, type Migration, sql } from 'kysely'

/** Letters that look alike are one in the index: as `foldLookalikes` folds what is typed. */
const folded = (text: string) =>
  `translate(${text}, 'AaBbCcEeHhKkMmOoPpTtXxYyЁё', 'АаВвСсЕеНнКкМмОоРрТтХхУуЕе')`

const words = (text: string, weight: string) =>
  `setweight(to_tsvector('russian', ${folded(text)}), '${weight}')`

/** The thing itself: the first word of a title, with the next one after an adjective. */
const HEAD = '^(\\S*(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)\\s+\\S+|\\S+).*$'

const TABLES: Record<string, string> = {
  // A name in «ёлочки» is no thing: the pinafore «Линейка» stands behind the rulers.
  product: [
    words(`regexp_replace(title, '${HEAD}', '\\1')`, 'A'),
    words(`regexp_replace(title, '«[^»]*»', ' ', 'g') || ' ' || near_words`, 'B'),
    words(`title || ' ' || search_words`, 'C'),
    words('fitting_words', 'D')
  ].join(' || '),
  page: [words('title', 'A'), words('html', 'C')].join(' || '),
  news: [words('title', 'A'), words('preview', 'B'), words('html', 'C')].join(' || ')
}

const COLUMNS = `
alter table product add column near_words text not null default '';
update product set near_words = coalesce((
  select title from category where id = product.category_ids[1]
), '');
with wider as (
  select id, path, case when parent_id is not null then title else (
    select string_agg(word, ' ') from regexp_split_to_table(title, '\\s+') as word
    where not exists (
      select 1 from category branch where branch.parent_id = category.id
        and ' ' || lower(branch.title) || ' ' like '% ' || lower(word) || ' %'
    )
  ) end as words from category
)
update product set search_words = concat_ws(' ',
  (select title from partner where id = product.partner_id),
  (select string_agg(words, ' ') from wider where id <> product.category_ids[1] and exists (
    select 1 from category leaf
    where leaf.id = any(product.category_ids) and wider.id = any(leaf.path)
  )),
  (select string_agg(distinct color ->> 'title', ' ') from product_group
    where product_id = product.id and color is not null)
);
update product set fitting_words = concat_ws(' ', nullif(fitting_words, ''), (
  select string_agg(fact ->> 'value', ' ') from jsonb_array_elements(characteristics) as fact
  where fact ->> 'title' not in ('Состав', 'Кому', 'Класс', 'Бренд', 'Страна', 'Артикул')
));
update product set vendor_code_key = ${folded('vendor_code_key')};
`

/** Short names and brands are no words that a typo may mean: «кеды» was mended to «Кедр». */
const DICTIONARY = `
delete from search_word where length(word) <= 5 and word not in (
  select word from ts_stat($words$
    select to_tsvector('simple', translate(concat_ws(' ',
      regexp_replace(title, '«[^»]*»', ' ', 'g'), near_words
    ), 'Ёё', 'Ее')) from product
  $words$)
);
`

async function reindex(db: Kysely<unknown>, table: string, text: string): Promise<void> {
  await sql.raw(`alter table ${table} drop column tsv`).execute(db)
  await sql
    .raw(`alter table ${table} add column tsv tsvector generated always as (${text}) stored`)
    .execute(db)
  await sql.raw(`create index ${table}_tsv on ${table} using gin (tsv)`).execute(db)
}

/** A search folds look-alike letters, tells things from names, and knows the facts of a thing. */
export const searchKeysMigration: Migration = {
  up: async db => {
    await sql.raw(COLUMNS).execute(db)
    for (const [table, text] of Object.entries(TABLES)) await reindex(db, table, text)
    await sql.raw(DICTIONARY).execute(db)
  }
}
