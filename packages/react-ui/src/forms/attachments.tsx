import {
  type Attachment,
  acceptedTypes,
  attachmentRemoval,
  attachmentsLeft,
  attachmentsNews,
  attachmentWords,
  type ChosenFile,
  type FilePlace,
  type FormWithFiles,
  filesHint,
  kindOfType,
  removeFile
} from '@vitrina/core/forms'
import { toFailure } from '@vitrina/core/platform'
import { type ChangeEvent, useEffect, useId, useRef } from 'react'
import { SeenPicture } from '../binding/seen-picture.tsx'
import { useShop } from '../binding/shop-context.tsx'
import { useToasts } from '../binding/toasts.tsx'
import { Icon } from '../kit/icon/icon.tsx'
import { IconButton } from '../kit/icon-button/icon-button.tsx'
import { LiveRegion } from '../kit/live-region/live-region.tsx'
import { style } from '../theme/style.ts'
import { attachmentsMessages } from './attachments.messages.ts'

interface Held {
  readonly chosen: ChosenFile
  /** What the file shows, at an address of this page; none of what is no picture. */
  readonly thumb: string | undefined
}

/** Keeps the bytes of chosen files while the form is open: to show them, and to send them again. */
function useChosenFiles(form: FormWithFiles, place: FilePlace) {
  const shop = useShop()
  const toasts = useToasts()
  const held = useRef(new Map<string, Held>())

  useEffect(() => {
    const files = held.current
    return () => {
      for (const { thumb } of files.values()) if (thumb) URL.revokeObjectURL(thumb)
    }
  }, [])

  async function send(chosen: ChosenFile) {
    const opening = shop.engine().then(engine => engine.service('attachFile'))
    const attachFile = await opening.catch(reportFailure)
    await attachFile?.(form, chosen, place)
  }

  const reportFailure = (error: unknown) =>
    toasts.show({ tone: 'error', text: toFailure(error).message })

  return {
    add(blob: File) {
      const chosen = { key: `${blob.name} ${performance.now()}`, name: blob.name, blob }
      const isPicture = kindOfType(blob.type) === 'picture'
      const thumb = isPicture ? URL.createObjectURL(blob) : undefined
      held.current.set(chosen.key, { chosen, thumb })
      return send(chosen)
    },
    async retry(key: string) {
      const file = held.current.get(key)
      if (file) await send(file.chosen)
    },
    thumbOf: (key: string) => held.current.get(key)?.thumb
  }
}

const attachmentsStyle = style(`
  display: grid; gap: 8px; outline: 0;
  & > label { position: relative; display: inline-flex; align-items: center; gap: 10px; justify-self: start; min-height: 48px; padding: 0 18px; border: 1px dashed var(--c-line-2); border-radius: var(--r-m); color: var(--c-pen); font-weight: 600; cursor: pointer; }
  & > label:hover { background: var(--c-pen-soft); }
  & > label:focus-within { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  & input { position: absolute; inset: 0; width: 100%; opacity: 0; cursor: pointer; }
  @media (scripting: none) { & > label { padding: 8px 18px; flex-wrap: wrap; } & input { position: static; opacity: 1; } }
  & > ul { display: grid; gap: 6px; }
  & li { position: relative; display: grid; grid-template-columns: 48px minmax(0, 1fr) auto; align-items: center; gap: 2px 12px; min-height: 56px; padding: 4px 6px 4px 4px; border-radius: var(--r-m); background: var(--c-desk); overflow: hidden; }
  & .thumb { display: grid; place-items: center; width: 48px; height: 48px; overflow: hidden; border-radius: var(--r-s); background: var(--c-sheet); color: var(--c-ink-3); }
  & .acts { display: flex; }
  & .hint { color: var(--c-ink-3); font-size: var(--fs-sm); }
  & li > .name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & li > :is(.thumb, .acts) { grid-row: 1 / span 2; }
  & li > .acts { grid-column: 3; }
  @supports selector(:has(a)) { & li > .name:has(+ .told:empty) { grid-row: 1 / span 2; } }
  & li > .told { grid-row: 2; grid-column: 2; color: var(--c-ink-2); font-size: var(--fs-sm); font-variant-numeric: tabular-nums lining-nums; }
  & li > .told:empty { display: none; }
  & li[data-state=failed] > .told, & > [role=alert] { color: var(--c-red); }
  & progress { position: absolute; left: 0; right: 0; bottom: 0; width: 100%; height: 3px; border: 0; background: none; accent-color: var(--c-pen); appearance: none; }
  & progress::-webkit-progress-bar { background: none; }
  & progress::-webkit-progress-value { background: var(--c-pen); }
  & progress::-moz-progress-bar { background: var(--c-pen); }
`)

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
