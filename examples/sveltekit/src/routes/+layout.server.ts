export const load = ({ locals: { initial, rules } }) => ({ initial, rules })
