import { errorMessages } from '@vitrina/core/errors'
import {
  type Attachment,
  acceptedTypes,
  attachmentsLeft,
  attachmentWords,
  type FormWithFiles,
  removeFile
} from '@vitrina/core/files'
import type { ChangeEvent } from 'react'

import { Icon } from '../kit/icon/icon.tsx'
import { IconButton } from '../kit/icon-button/icon-button.tsx'
import { useShop } from '../shop/shop-context.tsx'
import { useToasts } from '../toasts/toasts.tsx'
import { attachmentsStyle } from './attachments.styles.ts'

interface AttachmentsProps {
  readonly label: string
  /** The form that the files go with. */
  readonly form: FormWithFiles
  /** What they are for: it decides which are taken. */
  readonly targetCode: string
  readonly max: number
  readonly error?: string | undefined
}

/** Files of a form: chosen, on their way with their percentage, taken back at any moment. */
export function Attachments({ label, form, targetCode, max, error }: AttachmentsProps) {
  const shop = useShop()
  const toasts = useToasts()
  const { files } = form.getState().facts

  async function add(blob: File) {
    const chosen = { key: `${blob.name} ${performance.now()}`, name: blob.name, blob }
    const engine = await shop.engine().catch(() => undefined)
    if (engine === undefined) toasts.show({ tone: 'error', text: errorMessages.server })
    else await engine.putFile(form, chosen, targetCode)
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    for (const file of target.files ?? []) void add(file)
    target.value = ''
  }

  return (
    <div className={attachmentsStyle()}>
      {files.length > 0 && (
        <ul aria-label="Приложенные файлы">
          {files.map(file => (
            <Attached key={file.key} file={file} onRemove={() => removeFile(form, file.key)} />
          ))}
        </ul>
      )}
      {attachmentsLeft(files, max) > 0 && (
        <label>
          <Icon name="plus" size="s" />
          {label}
          <input type="file" multiple accept={acceptedTypes(targetCode)} onChange={choose} />
        </label>
      )}
      {error && <p role="alert">{error}</p>}
    </div>
  )
}

interface AttachedProps {
  readonly file: Attachment
  readonly onRemove: () => void
}

function Attached({ file, onRemove }: AttachedProps) {
  const { name, state, percent } = file
  const isSending = state === 'uploading'
  return (
    <li data-state={state}>
      <span className="name">{name}</span>
      <span className="told">{attachmentWords(file)}</span>
      {isSending && <progress value={percent} max={100} aria-label={`Загрузка файла: ${name}`} />}
      <IconButton
        icon="x"
        label={`${isSending ? 'Отменить загрузку' : 'Убрать файл'}: ${name}`}
        onClick={onRemove}
      />
    </li>
  )
}
