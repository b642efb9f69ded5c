export { askedForm, formPath, formSentPath, isFormSent } from './form-paths.ts'
