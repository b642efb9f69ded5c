export { accountMenu } from './account-menu.ts'
export { hasSchool, paramsForm, pickedTown, typedTown } from './params.form.ts'
