/** Sends a form as its button does, checks included; Safari 15 has no `requestSubmit`. */
export function sendForm(form: HTMLFormElement, submitter?: HTMLElement | null): void {
  if (typeof form.requestSubmit === 'function') form.requestSubmit(submitter)
  else if (submitter) submitter.click()
  else pressHidden(form)
}

function pressHidden(form: HTMLFormElement) {
  const button = document.createElement('button')
  button.hidden = true
  form.append(button)
  button.click()
  button.remove()
}
