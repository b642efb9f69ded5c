export const load = ({ locals: { initial } }) => ({ initial })
