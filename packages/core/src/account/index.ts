export { accountMenu } from './account-menu.ts'
export { accountPath } from './account-path.ts'
export { hasSchool, paramsForm, pickedTown, typedTown } from './params.form.ts'
