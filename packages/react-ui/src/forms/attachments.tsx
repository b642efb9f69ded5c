import {
  type Attachment,
  acceptedTypes,
  attachmentRemoval,
  attachmentsLeft,
  attachmentsNews,
  attachmentWords,
  type FormWithFiles,
  filesHint,
  removeFile
} from '@vitrina/core/forms'
import { type ChangeEvent, useId, useRef } from 'react'
import { SeenPicture } from '../binding/seen-picture.tsx'
import { Icon } from '../kit/icon/icon.tsx'
import { IconButton } from '../kit/icon-button/icon-button.tsx'
import { LiveRegion } from '../kit/live-region/live-region.tsx'
import { attachmentsMessages } from './attachments.messages.ts'
import { attachmentsStyle } from './attachments.styles.ts'
import { useChosenFiles } from './use-chosen-files.ts'

interface AttachmentsProps {
  readonly label: string
  /** The form that the files go with. */
  readonly form: FormWithFiles
  /** What they are for: it decides which are taken. */
  readonly targetCode: string
  readonly max: number
  readonly error?: string | undefined
}

/** Files of a form: chosen, on their way with their percentage, sent again, taken back at any moment. */
export function Attachments({ label, form, targetCode, max, error }: AttachmentsProps) {
  const { add, retry, thumbOf } = useChosenFiles(form, { targetCode, max })
  const box = useRef<HTMLDivElement>(null)
  const hint = useId()
  const { files } = form.get().facts

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    for (const file of target.files ?? []) void add(file)
    target.value = ''
  }

  /** The pressed button goes with its file: the focus stays among the files. */
  function remove(key: string) {
    removeFile(form, key)
    box.current?.focus()
  }

  return (
    <div ref={box} tabIndex={-1} className={attachmentsStyle()}>
      {files.length > 0 && (
        <ul aria-label={attachmentsMessages.files}>
          {files.map(file => (
            <Attached
              key={file.key}
              file={file}
              thumb={thumbOf(file.key)}
              onRetry={() => retry(file.key)}
              onRemove={() => remove(file.key)}
            />
          ))}
        </ul>
      )}
      {attachmentsLeft(files, max) > 0 && (
        <label>
          <Icon name="plus" size="s" />
          <span>{label}</span>
          <input
            type="file"
            name="files"
            multiple
            accept={acceptedTypes(targetCode)}
            aria-describedby={hint}
            aria-invalid={error ? true : undefined}
            onChange={choose}
          />
        </label>
      )}
      <p id={hint} className="hint">
        {filesHint(targetCode, max)}
      </p>
      {error && <p role="alert">{error}</p>}
      <LiveRegion>{attachmentsNews(files)}</LiveRegion>
    </div>
  )
}

interface AttachedProps {
  readonly file: Attachment
  readonly thumb: string | undefined
  readonly onRetry: () => void
  readonly onRemove: () => void
}

function Attached({ file, thumb, onRetry, onRemove }: AttachedProps) {
  const { name, state, percent, canRetry } = file
  return (
    <li data-state={state}>
      <span className="thumb">
        {thumb ? (
          <SeenPicture src={thumb} alt="" width={48} height={48} fit="cover" />
        ) : (
          <Icon name="file-invoice" />
        )}
      </span>
      <span className="name">{name}</span>
      <span className="told">{attachmentWords(file)}</span>
      {state === 'uploading' && (
        <progress value={percent} max={100} aria-label={attachmentsMessages.uploading(name)} />
      )}
      <span className="acts">
        {canRetry && (
          <IconButton icon="refresh" label={attachmentsMessages.again(name)} onClick={onRetry} />
        )}
        <IconButton icon="x" label={attachmentRemoval(file)} onClick={onRemove} />
      </span>
    </li>
  )
}
