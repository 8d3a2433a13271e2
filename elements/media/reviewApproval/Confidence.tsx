export {Confidence as default} from '#kits/reviewRating/Confidence';
export {prepare} from '#kits/reviewRating/useReviewRating';
