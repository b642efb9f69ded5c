import type { FormField, FormValues } from '@vitrina/core/entities'
import type { ColumnType } from 'kysely'

type Json<Value> = ColumnType<Value, string, string>

export interface FormTypeTable {
  id: string
  title: string
  description: string
  sort: number
}

export interface FormTable {
  id: string
  type_id: string
  title: string
  description: string
  submit_text: string
  /** What its sender is told. */
  thanks_text: string
  consent_text: string
  /** The error of a consent that is not given; null for the words that every form has. */
  consent_message: string | null
  fields: Json<readonly FormField[]>
  sort: number
}

export interface FormAnswerTable {
  id: string
  form_id: string
  /** As `ownerOf` names visitors. */
  owner: string | null
  answers: Json<FormValues>
  /** The same answer sent twice in a row is one answer. */
  answers_hash: string
  /** Path of the storefront's page it was written on. */
  page: string
  created_at: Date
}

export interface FormAnswerFileTable {
  answer_id: string
  file_id: string
}

export interface FormsTables {
  form_type: FormTypeTable
  form: FormTable
  form_answer: FormAnswerTable
  form_answer_file: FormAnswerFileTable
}
