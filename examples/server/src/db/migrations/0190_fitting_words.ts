import { type Migration, sql } from 'kysely'

/** A search knows whom a thing fits: «сарафан 134», «рюкзак для мальчика». */
export const fittingWordsMigration: Migration = {
  up: async db => {
    await sql`alter table product add column fitting_words text not null default ''`.execute(db)
    await sql`
      update product set fitting_words = coalesce((
        select string_agg(distinct 'размер рост ' || (size ->> 'title') || ' см', ' ')
        from product_group where product_id = product.id and size is not null
      ), '')`.execute(db)
    await sql`alter table product drop column tsv`.execute(db)
    await sql`
      alter table product add column tsv tsvector generated always as (
        setweight(to_tsvector('russian', title), 'A') ||
        setweight(to_tsvector('russian', search_words), 'C') ||
        setweight(to_tsvector('russian', fitting_words), 'D')
      ) stored`.execute(db)
    await sql`create index product_tsv on product using gin (tsv)`.execute(db)
  }
}
