-- What each class moved of some assets between two months.
WITH RECURSIVE
{positions_between},
{listed_position_moves}
