import { type Migration, sql } from 'kysely'

export const formsMigration: Migration = {
  up: async db => {
    await sql`
      create table form_type (
        id text primary key,
        title text not null,
        description text not null,
        sort integer not null
      );
      create table form (
        id text primary key,
        type_id text not null references form_type,
        title text not null,
        description text not null,
        submit_text text not null,
        thanks_text text not null,
        consent_text text not null,
        fields jsonb not null,
        sort integer not null
      );
      create table form_answer (
        id uuid primary key,
        form_id text not null references form,
        owner text,
        answers jsonb not null,
        answers_hash text not null,
        page text not null,
        created_at timestamptz not null
      );
      create index form_answer_hash on form_answer (answers_hash, created_at);
      create table form_answer_file (
        answer_id uuid not null references form_answer on delete cascade,
        file_id text not null references stored_file on delete cascade,
        primary key (answer_id, file_id)
      );
    `.execute(db)
  }
}
